import type { PageName } from './pages.ts'
import { typePlaces } from './type-pages.ts'

/** Words that an editor sees together: those of a page, or of parts that several pages show. */
export type WordItem = {
	readonly name: string
	/** The page with the words. */
	readonly page?: PageName
	/** Below `src/content`; a star matches a language. The first file identifies the item. */
	readonly files: readonly string[]
}

const own = (page: PageName, ...files: readonly string[]): WordItem => ({ name: page, page, files })

const shared = (name: string, ...files: readonly string[]): WordItem => ({ name, files })

const guide = (page: PageName, name: string) => own(page, `guides/*/${name}.mdoc`)

const country = (page: PageName, code: string) =>
	own(page, `countries/${code}.yaml`, 'pages/en/country.yaml')

const policy = (page: PageName) => own(page, `policies/*/${page}.mdoc`)

const types = (page: PageName, slug: string) => own(page, `types/*/${slug}.yaml`)

/** The groups of words, in display order. */
export const wordGroups = {
	home: [
		own(
			'home',
			'pages/*/home.yaml',
			'countries/de.yaml',
			'countries/br.yaml',
			'pages/de/country.yaml',
			'pages/pt/country.yaml',
		),
	],
	countries: [country('usa', 'us'), country('india', 'in'), country('uk', 'gb')],
	guides: [
		guide('socialEnergyManagement', 'social-energy-management'),
		guide('socialBatteryTracker', 'social-battery-tracker'),
		guide('socialBatteryDrained', 'social-battery-drained'),
		guide('socialBatteryRecharge', 'social-battery-recharge'),
		guide('socialBatteryPsychology', 'social-battery-psychology'),
		guide('lowSocialBattery', 'low-social-battery'),
		guide('mySocialBattery', 'my-social-battery'),
		guide('introvertSocialBattery', 'introvert-social-battery'),
		guide('introvertProductivity', 'introvert-productivity'),
		own('socialBatteryQuotes', 'quotes/*/social-battery-quotes.mdoc'),
		own('socialBatteryPin', 'pins/*/social-battery-pin.mdoc'),
		own('howWeWork', 'pages/*/how-we-work.mdoc'),
		shared('guideParts', 'pages/*/guides.yaml'),
		shared('sources', 'facts/sources.yaml'),
		shared('printables', 'pages/*/printables.yaml'),
	],
	quizzes: [
		own('introvertTest', 'quizzes/*/introvert-test.yaml', 'quizzes/*/shared.yaml'),
		own(
			'mbtiTest',
			'quizzes/*/mbti-test.yaml',
			'quizzes/*/mbti-results.yaml',
			'quizzes/*/shared.yaml',
		),
	],
	types: typePlaces.map(({ name, slug }) => types(name, slug)),
	tools: [
		own('week', 'tools/*/week-page.yaml', 'tools/*/week.yaml', 'tools/*/week-calendar.yaml'),
		own('twoSheets', 'tools/*/two-sheets-page.yaml', 'tools/*/two-sheets.yaml'),
		own(
			'sayNo',
			'tools/*/say-no-page.yaml',
			'tools/*/say-no-messages.yaml',
			'tools/*/ready-messages.yaml',
		),
		shared('embed', 'tools/*/embed.yaml'),
		shared('freeTools', 'pages/*/free-tools.yaml'),
		own('news', 'tools/*/news-page.yaml'),
	],
	legal: [
		own('leave', 'tools/*/leave-page.yaml', 'tools/*/leave.yaml'),
		policy('terms'),
		policy('privacy'),
		policy('refund'),
		policy('accessibility'),
		policy('impressum'),
		shared('consents', 'facts/consents.yaml'),
	],
	everywhere: [
		shared('chrome', 'messages/*/chrome.yaml', 'facts/copy-button.yaml'),
		shared('forms', 'messages/*/lead-form.yaml'),
		shared('product', 'facts/product.yaml', 'facts/operator.yaml'),
		shared('plans', 'facts/*/plans.yaml'),
		shared('claims', 'facts/claims.yaml', 'pages/*/claims-row.yaml'),
		shared('crisisLines', 'facts/crisis-lines.yaml'),
		shared('screens', 'pages/*/app-screens.yaml'),
		shared('film', 'media/*/film.yaml', 'media/captions.yaml'),
		shared('errors', 'pages/*/error-pages.yaml'),
	],
	mails: [
		shared('mails', 'messages/*/mails.yaml'),
		shared('notices', 'messages/*/notices.yaml'),
		shared('myData', 'messages/*/my-data.yaml'),
		shared('letterArchive', 'messages/*/letter-archive.yaml'),
	],
} satisfies { readonly home: readonly [WordItem] } & Readonly<Record<string, readonly WordItem[]>>

export const wordItems: readonly WordItem[] = Object.values(wordGroups).flat()

/**
 * Whether a file's words belong to an item.
 *
 * @param file below `src/content`
 * @example hasFile(wordGroups.home[0], 'pages/en/home.yaml') // true
 */
export function hasFile({ files }: WordItem, file: string): boolean {
	return files.some((pattern) => {
		const [start = '', end] = pattern.split('*')
		if (end === undefined) return file === pattern
		return file.startsWith(start) && file.endsWith(end) && file.length === pattern.length + 1
	})
}
