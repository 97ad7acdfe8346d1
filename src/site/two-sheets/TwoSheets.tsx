import type { ReactNode } from 'react'
import type { ScriptNotice } from '#cms/reader/schemas/page.ts'
import type { TwoSheetsWords } from './two-sheets.schema.ts'
import type { PageLanguage } from '#site-map/languages.ts'
import { completeSheet } from './rules/sheet.ts'
import { screenOf } from './rules/sheet-steps.ts'
import { IslandBoundary } from '#site/island/IslandBoundary.tsx'
import { useHeadingFocus } from '#site/island/useHeadingFocus.ts'
import { JointScreen } from './joint/JointScreen.tsx'
import { OpeningScreen } from './screens/OpeningScreen.tsx'
import { QuestionScreen } from './screens/QuestionScreen.tsx'
import { ReadyScreen } from './screens/ReadyScreen.tsx'
import { useSheets } from './useSheets.ts'

export type TwoSheetsProps = {
	language: PageLanguage
	words: TwoSheetsWords
	notLoaded: ScriptNotice
	/** Rendered below the opening screen. */
	children?: ReactNode
}

/** Shows one screen at a time. The fragment of the address holds the state of the tool. */
export function TwoSheets(props: TwoSheetsProps) {
	return (
		<IslandBoundary failure={props.words.failure}>
			<CurrentScreen {...props} />
		</IslandBoundary>
	)
}

function CurrentScreen({ language, words, ...opening }: TwoSheetsProps) {
	const { state, dispatch } = useSheets()
	const screen = screenOf(state)
	const heading = useHeadingFocus(`${screen} ${state.step}`)
	const shared = { language, words, heading, state, dispatch }
	const yours = completeSheet(state.answers)
	if (screen === 'question') return <QuestionScreen {...shared} />
	if (screen === 'ready' && yours) return <ReadyScreen {...shared} yours={yours} />
	if (screen === 'joint' && yours && state.theirs)
		return <JointScreen {...shared} yours={yours} theirs={state.theirs} />
	return <OpeningScreen {...shared} {...opening} />
}
