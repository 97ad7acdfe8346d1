import { Panel } from '#panel/Panel.tsx'
import type { PlaceComponents } from '#panel/useLazyPlace.ts'

/**
 * Loads the component of each place from a chunk of its own, so that the panel starts with only the chunk of the place
 * it shows.
 */
const components: PlaceComponents = {
	list: async () => (await import('#features/people/panel/list/ListPage.tsx')).ListPage,
	person: async () => (await import('#features/people/panel/person/PersonPage.tsx')).PersonPage,
	import: async () => (await import('#features/people/import/panel/ImportPage.tsx')).ImportPage,
	letters: async () => (await import('#features/letters/panel/LettersPage.tsx')).LettersPage,
	letter: async () => (await import('#features/letters/panel/LetterPage.tsx')).LetterPage,
	series: async () => (await import('#features/letters/series/panel/SeriesPage.tsx')).SeriesPage,
	leave: async () => (await import('#features/leave/panel/LeavePage.tsx')).LeavePage,
	leaveRequest: async () =>
		(await import('#features/leave/panel/LeaveRequestPage.tsx')).LeaveRequestPage,
	words: async () => (await import('#cms/panel/WordsPage.tsx')).WordsPage,
	facts: async () => (await import('#cms/panel/facts/FactsPage.tsx')).FactsPage,
	page: async () => (await import('#cms/panel/pages/EditPage.tsx')).EditPage,
	publish: async () => (await import('#cms/panel/publish/PublishPage.tsx')).PublishPage,
	history: async () => (await import('#cms/panel/publish/HistoryPage.tsx')).HistoryPage,
	settings: async () => (await import('#features/settings/panel/SettingsPage.tsx')).SettingsPage,
	account: async () => (await import('#features/accounts/panel/AccountPage.tsx')).AccountPage,
	launch: async () => (await import('#features/launch/panel/LaunchPage.tsx')).LaunchPage,
	start: async () => (await import('#features/first-start/panel/StartPage.tsx')).StartPage,
	counts: async () => (await import('#features/counts/panel/CountsPage.tsx')).CountsPage,
}

export function OwnerPanel({ opening }: Pick<Parameters<typeof Panel>[0], 'opening'>) {
	return <Panel components={components} opening={opening} />
}
