import { Panel } from './Panel.tsx'
import type { PlaceComponents } from './usePlace.ts'

/** Loads the component of each place, which is a separate chunk: the panel starts without the others. */
const components: PlaceComponents = {
	list: async () => (await import('./list/ListPage.tsx')).ListPage,
	person: async () => (await import('./person/PersonPage.tsx')).PersonPage,
	import: async () => (await import('./people/import/ImportPage.tsx')).ImportPage,
	letters: async () => (await import('./letters/LettersPage.tsx')).LettersPage,
	draft: async () => (await import('./letters/LetterDraft.tsx')).DraftPage,
	letter: async () => (await import('./letters/LetterRun.tsx')).LetterPage,
	series: async () => (await import('./letters/series/SeriesPage.tsx')).SeriesPage,
	words: async () => (await import('./words/WordsPage.tsx')).WordsPage,
	facts: async () => (await import('./words/facts/FactsPage.tsx')).FactsPage,
	page: async () => (await import('./words/pages/EditPage.tsx')).EditPage,
	publish: async () => (await import('./words/publish/PublishPage.tsx')).PublishPage,
	history: async () => (await import('./words/publish/HistoryPage.tsx')).HistoryPage,
	settings: async () => (await import('./settings/SettingsPage.tsx')).SettingsPage,
	account: async () => (await import('./account/AccountPage.tsx')).AccountPage,
	launch: async () => (await import('./launch/LaunchPage.tsx')).LaunchPage,
	start: async () => (await import('./start/StartPage.tsx')).StartPage,
	counts: async () => (await import('./counts/CountsPage.tsx')).CountsPage,
}

/** The panel with all its places. */
export function OwnerPanel({ opening }: Pick<Parameters<typeof Panel>[0], 'opening'>) {
	return <Panel components={components} opening={opening} />
}
