import type { ReactNode } from 'react'
import type { TwoSheetsPage, TwoSheetsWords } from '#content/types/two-sheets.ts'
import { completeSheet } from '#domain/two-sheets/sheet.ts'
import { screenOf } from '#domain/two-sheets/sheet-steps.ts'
import { IslandBoundary } from '#islands/IslandBoundary.tsx'
import { useHeadingFocus } from '#islands/useHeadingFocus.ts'
import { JointScreen } from './JointScreen.tsx'
import { OpeningScreen } from './OpeningScreen.tsx'
import { QuestionScreen } from './QuestionScreen.tsx'
import { ReadyScreen } from './ReadyScreen.tsx'
import { useSheets } from './useSheets.ts'

/** What the page gives; the words come with the island of the language. */
export type TwoSheetsProps = Pick<TwoSheetsPage, 'notLoaded'> & {
	/** Rendered below the screen that comes before the questions. */
	children?: ReactNode
}

type Props = TwoSheetsProps & { words: TwoSheetsWords }

/** The tool Two sheets: one screen at a time, whose state is the link. */
export function TwoSheets(props: Props) {
	return (
		<IslandBoundary failure={props.words.failure}>
			<CurrentScreen {...props} />
		</IslandBoundary>
	)
}

function CurrentScreen({ words, ...opening }: Props) {
	const { state, dispatch } = useSheets()
	const screen = screenOf(state)
	const heading = useHeadingFocus(`${screen} ${state.step}`)
	const shared = { words, heading, state, dispatch }
	const yours = completeSheet(state.answers)
	if (screen === 'question') return <QuestionScreen {...shared} />
	if (screen === 'ready' && yours) return <ReadyScreen {...shared} yours={yours} />
	if (screen === 'joint' && yours && state.theirs)
		return <JointScreen {...shared} yours={yours} theirs={state.theirs} />
	return <OpeningScreen {...shared} {...opening} />
}
