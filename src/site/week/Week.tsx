import { memo, useDeferredValue, useMemo, useRef, type ReactNode } from 'react'
import { Roof } from '#site/art/windows/Roof.tsx'
import { ScriptNotice } from '#site/ui/controls/ScriptNotice.tsx'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import type { Failure, ScriptNotice as NoticeWords } from '#cms/reader/schemas/page.ts'
import type { WeekTexts } from './week.schema.ts'
import { type WeekWords, weekWords } from './week-words.ts'
import { examplePlan } from './rules/example-plan.ts'
import { forecast, lowestDay } from './rules/forecast.ts'
import type { Planner } from './rules/planner.ts'
import { IslandBoundary } from '#site/island/IslandBoundary.tsx'
import { CalendarButton } from './calendar/CalendarButton.tsx'
import { type CalendarControl, useCalendar } from './calendar/useCalendar.ts'
import { KeepSection } from './keep/KeepSection.tsx'
import { Lists } from './plan/Lists.tsx'
import { MoveHint } from './panels/MoveHint.tsx'
import { WeekPanel } from './panels/WeekPanel.tsx'
import { PanelContent } from './panels/PanelContent.tsx'
import { useFocus } from './useFocus.ts'
import { isReported, useOffer } from './useOffer.ts'
import { type Tool, ToolContext, useTool } from './useTool.ts'
import { useWeek } from './useWeek.ts'
import styles from './Week.module.css'
import { WeekHouse } from './plan/WeekHouse.tsx'

type Props = Pick<Tool, 'language' | 'sayNo' | 'sender'> & {
	texts: WeekTexts
	failure: Failure
	notLoaded: NoticeWords
	intro?: ReactNode
	/** The legend of the windows. */
	legend?: ReactNode
	/** The link to the tool "Two sheets", for visitors who share the week. */
	twoSheets?: ReactNode
	/** The example week and the costs, for visitors without script. */
	children?: ReactNode
}

/**
 * The tool: text and input above the roof line, the forecast on the wall, and below it the lists and the ways to keep
 * the week.
 */
export function Week({ failure, ...rest }: Props) {
	return (
		<IslandBoundary failure={failure}>
			<Planning {...rest} />
		</IslandBoundary>
	)
}

function Planning({
	language,
	texts,
	notLoaded,
	sayNo,
	sender,
	intro,
	legend,
	twoSheets,
	children,
}: Omit<Props, 'failure'>) {
	const words = useMemo(() => weekWords(texts, language), [texts, language])
	const calendar = useCalendar(language)
	const { state, dispatch, trackStep } = useWeek(calendar.close)
	const heading = useRef<HTMLHeadingElement>(null)
	const house = useFocus(state, calendar.state, heading)
	const offer = useOffer(state, calendar.monday)
	const isOffering =
		state.view.name === 'result' && calendar.state.step === 'idle' && !isReported(state.done)
	const tool = useMemo(
		() => ({ language, words, dispatch, trackStep, heading, sayNo, sender }),
		[language, words, dispatch, trackStep, sayNo, sender],
	)
	return (
		<ToolContext value={tool}>
			<Sky {...{ intro, calendar, notLoaded }} />
			{children}
			<div data-scripted>
				<div className={`facade ${styles['facade']}`} ref={house}>
					<div className={`frame ${styles['inside']}`}>
						<WeekHouse
							state={state}
							offered={isOffering ? offer.idea : undefined}
							unsorted={calendar.unsorted}
							legend={legend}
						/>
						<WeekPanel state={state} onPostpone={calendar.postpone}>
							<PanelContent {...{ state, calendar, offer }} />
						</WeekPanel>
					</div>
				</div>
				<p className="visually-hidden" role="status">
					{spokenChange(state, words)}
				</p>
				<BelowTheWall
					plan={useDeferredValue(state.plan)}
					monday={calendar.monday}
					twoSheets={twoSheets}
				/>
			</div>
		</ToolContext>
	)
}

type SkyProps = Pick<Props, 'intro' | 'notLoaded'> & { calendar: CalendarControl }

function Sky({ intro, calendar, notLoaded }: SkyProps) {
	const { words, dispatch } = useTool()
	const showExample = () => {
		// The calendar is closed, because its questions and marked squares do not apply to the example.
		calendar.close()
		dispatch({ type: 'plan replaced', plan: examplePlan })
	}
	return (
		<div className={`sky ${styles['sky']}`}>
			<div className={`frame above-roof ${styles['words']}`}>
				{intro}
				<CalendarButton
					failure={calendar.loaded === 'failed' && words.keep.failed}
					onOpen={calendar.open}
				>
					<TextButton onClick={showExample}>{words.result.empty.example}</TextButton>
				</CalendarButton>
				<ScriptNotice {...notLoaded} />
			</div>
			<Roof second="50%" />
		</div>
	)
}

/**
 * The part of the page below the wall. It is rendered one frame later than the forecast, and only when the plan
 * changes.
 */
const BelowTheWall = memo(function BelowTheWall(props: Parameters<typeof KeepSection>[0]) {
	return (
		<>
			<Lists plan={props.plan} />
			<KeepSection {...props} />
		</>
	)
})

/** The screen reader message after a change: the action, and the evening with the lowest level. */
function spokenChange({ plan, done, past, view }: Planner, words: WeekWords): ReactNode {
	const event = view.name === 'move' ? plan.events[view.index] : undefined
	if (event)
		return (
			<>
				{words.edit.whereTo(event)} <MoveHint />
			</>
		)
	if (past.length === 0 && !done) return ''
	const evenings = forecast(plan)
	const day = lowestDay(evenings)
	return words.result.spoken(done, day, evenings[day]?.level ?? 100)
}
