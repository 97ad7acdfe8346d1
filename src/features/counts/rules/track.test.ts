import { expect, test, vi, type Mock } from 'vitest'
import type { AnalyticsEvent } from './events.ts'
import { analyticsCalls, createToolReport, track } from './track.ts'

const started: AnalyticsEvent = { name: 'introvert_test_started' }
const completed: AnalyticsEvent = {
	name: 'mbti_test_completed',
	params: { total_questions: 24, result_type: 'INFJ', energy_profile: 'Social Dynamo' },
}

type Report = (...args: unknown[]) => void

/** Checked by type, so a new event does not compile without its row here. */
const oneOfEach = {
	page_view: { name: 'page_view', params: { page_path: '/usa' } },
	introvert_test_started: started,
	introvert_test_completed: {
		name: 'introvert_test_completed',
		params: { total_score: 15, introvert_type: 'Social Introvert' },
	},
	cta_clicked_introvert_test: {
		name: 'cta_clicked_introvert_test',
		params: { introvert_type: 'Deep Introvert' },
	},
	mbti_test_started: { name: 'mbti_test_started' },
	mbti_test_completed: completed,
	regional_cta_clicked: { name: 'regional_cta_clicked', params: { country: 'DE' } },
	regional_video_played: { name: 'regional_video_played', params: { country: 'BR' } },
	tool_opened: { name: 'tool_opened', params: { tool: 'week' } },
	island_failed: { name: 'island_failed' },
	tool_used: { name: 'tool_used', params: { tool: 'week', step: 'changed' } },
} satisfies Record<AnalyticsEvent['name'], AnalyticsEvent>

test('an event with parameters becomes one call for each analytics service', () => {
	expect(analyticsCalls(oneOfEach.introvert_test_completed)).toEqual({
		gtag: [
			'event',
			'introvert_test_completed',
			{ total_score: 15, introvert_type: 'Social Introvert' },
		],
		plausible: [
			'introvert_test_completed',
			{ props: { total_score: 15, introvert_type: 'Social Introvert' } },
		],
		umami: ['introvert_test_completed', { total_score: 15, introvert_type: 'Social Introvert' }],
	})
})

test('an event without parameters is sent as its name only', () => {
	expect(analyticsCalls(started)).toEqual({
		gtag: ['event', 'introvert_test_started'],
		plausible: ['introvert_test_started'],
		umami: ['introvert_test_started'],
	})
})

test.each(Object.entries(oneOfEach))('%s is reported under its own name', (name, event) => {
	const { gtag, plausible, umami } = analyticsCalls(event)
	expect([gtag[1], plausible[0], umami[0]]).toEqual([name, name, name])
})

test('every analytics global that exists is called once', () => {
	const scope = {
		gtag: vi.fn<Report>(),
		plausible: vi.fn<Report>(),
		umami: { track: vi.fn<Report>() },
	}
	track(completed, scope)
	expect(scope.gtag.mock.calls).toEqual([analyticsCalls(completed).gtag])
	expect(scope.plausible.mock.calls).toEqual([analyticsCalls(completed).plausible])
	expect(scope.umami.track.mock.calls).toEqual([analyticsCalls(completed).umami])
})

test('an event is dropped without an error if no analytics global exists', () => {
	expect(() => track(started, {})).not.toThrow()
	expect(() => track(started, globalThis)).not.toThrow()
})

test('an analytics global that is defined later gets only the events after that', () => {
	const scope: { gtag?: Mock<Report> } = {}
	track(started, scope)
	scope.gtag = vi.fn<Report>()
	track(completed, scope)
	expect(scope.gtag.mock.calls.map(([, name]) => name)).toEqual(['mbti_test_completed'])
})

test.each([0, '', 'text', null, undefined, {}, [], 1n, Symbol('gtag')])(
	'a global that is not a function is left alone (%#)',
	(odd) => {
		expect(() => track(started, { gtag: odd, plausible: odd, umami: odd })).not.toThrow()
		expect(() => track(started, { umami: { track: odd } })).not.toThrow()
	},
)

test('an analytics global that throws when it is called does not affect the others', () => {
	const umami = { track: vi.fn<Report>() }
	expect(() => track(started, { gtag: fails, plausible: fails, umami })).not.toThrow()
	expect(umami.track).toHaveBeenCalledOnce()
})

test('an analytics global that throws when it is read is ignored', () => {
	const plausible = vi.fn<Report>()
	const scope = {
		get gtag(): never {
			throw new Error('blocked')
		},
		plausible,
		get umami(): never {
			throw new Error('blocked')
		},
	}
	expect(() => track(started, scope)).not.toThrow()
	expect(plausible).toHaveBeenCalledOnce()
})

test('a rejected promise from an analytics call does not become an unhandled rejection', async () => {
	const refused: unknown[] = []
	const note = (reason: unknown) => refused.push(reason)
	process.on('unhandledRejection', note)
	track(started, { umami: { track: () => Promise.reject(new Error('offline')) } })
	// Node reports unhandled rejections after the microtasks, before the next turn of the loop.
	await new Promise((resolve) => setImmediate(resolve))
	process.off('unhandledRejection', note)
	expect(refused).toEqual([])
})

test('the track function of Umami is called with the umami object as "this"', () => {
	const umami = {
		seen: [] as unknown[],
		track(name: string) {
			this.seen.push(name)
		},
	}
	track(started, { umami })
	expect(umami.seen).toEqual(['introvert_test_started'])
})

function fails(): never {
	throw new Error('blocked')
}

test("the site's own counts get every event except page views, which each page reports itself", () => {
	const reportCount = vi.fn<Report>()
	for (const event of Object.values(oneOfEach)) track(event, { reportCount })
	const names = Object.keys(oneOfEach).filter((name) => name !== 'page_view')
	expect(reportCount.mock.calls).toEqual(names.map((name) => [name]))
})

test('the opening of a tool and each of its steps are reported once', () => {
	const told: unknown[][] = []
	vi.stubGlobal('gtag', (...args: unknown[]) => told.push(args))
	const report = createToolReport('say_no')
	for (const step of ['opened', 'copied', 'opened', 'copied', 'shared'] as const) report(step)
	expect(told).toEqual([
		['event', 'tool_opened', { tool: 'say_no' }],
		['event', 'tool_used', { tool: 'say_no', step: 'copied' }],
		['event', 'tool_used', { tool: 'say_no', step: 'shared' }],
	])
})
