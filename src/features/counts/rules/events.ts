import type { CountryCode } from '#site-map/countries/countries.ts'
import type { IntrovertType } from '#site/quiz/rules/introvert.ts'
import type { EnergyProfile, MbtiType, mbtiQuestionCount } from '#site/quiz/rules/mbti.ts'

/** Each step is counted at most once per page view. A step records an action, never the input. */
export type ToolSteps = {
	readonly week:
		| 'planned'
		| 'calendar_read'
		| 'changed'
		| 'linked'
		| 'calendar_saved'
		| 'picture_saved'
		| 'printed'
	readonly say_no: 'chosen' | 'copied' | 'shared'
	readonly two_sheets: 'answered' | 'linked' | 'joined' | 'picture_saved' | 'printed'
}

/** A free tool, named after its English page. */
export type Tool = keyof ToolSteps

type ToolUsed = { readonly tool: Tool; readonly step: ToolSteps[Tool] }

/**
 * The site's analytics events, with their parameters. Do not rename events: the owner's reports refer to their names.
 *
 * @example
 * const event: AnalyticsEvent = {
 * 	name: 'introvert_test_completed',
 * 	params: { total_score: 18, introvert_type: 'Classic Introvert' },
 * }
 */
export type AnalyticsEvent =
	| { readonly name: 'page_view'; readonly params: { readonly page_path: string } }
	| { readonly name: 'introvert_test_started' }
	| {
			readonly name: 'introvert_test_completed'
			readonly params: {
				/** The sum of the indexes of the chosen answers, 0 to 36. */
				readonly total_score: number
				readonly introvert_type: IntrovertType
			}
	  }
	| {
			readonly name: 'cta_clicked_introvert_test'
			readonly params: { readonly introvert_type: IntrovertType }
	  }
	| { readonly name: 'mbti_test_started' }
	| {
			readonly name: 'mbti_test_completed'
			readonly params: {
				readonly total_questions: typeof mbtiQuestionCount
				readonly result_type: MbtiType
				readonly energy_profile: EnergyProfile
			}
	  }
	| {
			readonly name: 'regional_cta_clicked' | 'regional_video_played'
			readonly params: { readonly country: CountryCode }
	  }
	| { readonly name: 'tool_opened'; readonly params: { readonly tool: Tool } }
	| { readonly name: 'tool_used'; readonly params: ToolUsed }
	/** A test or a tool failed to load, or one of them or the panel crashed. Contains neither the input nor the error. */
	| { readonly name: 'island_failed' }

/** The names of all events in `AnalyticsEvent`. A new event does not compile without its row here. */
export const eventNames: ReadonlySet<string> = new Set(
	Object.keys({
		page_view: true,
		introvert_test_started: true,
		introvert_test_completed: true,
		cta_clicked_introvert_test: true,
		mbti_test_started: true,
		mbti_test_completed: true,
		regional_cta_clicked: true,
		regional_video_played: true,
		tool_opened: true,
		tool_used: true,
		island_failed: true,
	} satisfies Record<AnalyticsEvent['name'], true>),
)
