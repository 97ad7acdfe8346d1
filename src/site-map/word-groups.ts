import type { PageName } from './pages.ts'
import { typePlaces } from './type-pages.ts'

/** Words that an editor sees together: a page, or parts shown on several. */
export type WordItem = {
	readonly name: string
	/** The page with the words. */
	readonly page?: PageName
	/** Below `src/content`; a star matches a language. The first file names the item. */
	readonly files: readonly string[]
}

export type WordGroupName =
	| 'home'
	| 'countries'
	| 'guides'
	| 'quizzes'
	| 'types'
	| 'tools'
	| 'legal'
	| 'everywhere'
	| 'mails'

const guide = (page: PageName, name: string): WordItem => ({
	name: page,
	page,
	files: [`guides/*/${name}.mdoc`],
})

const country = (page: PageName, code: string): WordItem => ({
	name: page,
	page,
	files: [`countries/${code}.yaml`, 'pages/en/country.yaml'],
})

const policy = (page: PageName): WordItem => ({
	name: page,
	page,
	files: [`policies/*/${page}.mdoc`],
})

const types = (page: PageName, slug: string): WordItem => ({
	name: page,
	page,
	files: [`types/*/${slug}.yaml`],
})

/** The groups of words, in display order. */
export const wordGroups = {
	home: [
		{
			name: 'home',
			page: 'home',
			files: [
				'pages/*/home.yaml',
				'countries/de.yaml',
				'countries/br.yaml',
				'pages/de/country.yaml',
				'pages/pt/country.yaml',
			],
		},
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
		{
			name: 'socialBatteryQuotes',
			page: 'socialBatteryQuotes',
			files: ['quotes/*/social-battery-quotes.mdoc'],
		},
		{
			name: 'socialBatteryPin',
			page: 'socialBatteryPin',
			files: ['pins/*/social-battery-pin.mdoc'],
		},
		{ name: 'howWeWork', page: 'howWeWork', files: ['pages/*/how-we-work.mdoc'] },
		{ name: 'guideParts', files: ['pages/*/guides.yaml'] },
		{ name: 'sources', files: ['facts/sources.yaml'] },
		{ name: 'printables', files: ['pages/*/printables.yaml'] },
	],
	quizzes: [
		{
			name: 'introvertTest',
			page: 'introvertTest',
			files: ['quizzes/*/introvert-test.yaml', 'quizzes/*/shared.yaml'],
		},
		{
			name: 'mbtiTest',
			page: 'mbtiTest',
			files: ['quizzes/*/mbti-test.yaml', 'quizzes/*/mbti-results.yaml', 'quizzes/*/shared.yaml'],
		},
	],
	types: typePlaces.map(({ name, slug }) => types(name, slug)),
	tools: [
		{
			name: 'week',
			page: 'week',
			files: ['tools/*/week-page.yaml', 'tools/*/week.yaml', 'tools/*/week-calendar.yaml'],
		},
		{
			name: 'twoSheets',
			page: 'twoSheets',
			files: ['tools/*/two-sheets-page.yaml', 'tools/*/two-sheets.yaml'],
		},
		{
			name: 'sayNo',
			page: 'sayNo',
			files: [
				'tools/*/say-no-page.yaml',
				'tools/*/say-no-messages.yaml',
				'tools/*/ready-messages.yaml',
			],
		},
		{ name: 'embed', files: ['tools/*/embed.yaml'] },
		{ name: 'freeTools', files: ['pages/*/free-tools.yaml'] },
		{ name: 'news', files: ['pages/*/news.yaml'] },
	],
	legal: [
		{
			name: 'leave',
			page: 'leave',
			files: ['tools/*/leave-page.yaml', 'tools/*/leave.yaml'],
		},
		policy('terms'),
		policy('privacy'),
		policy('refund'),
		policy('accessibility'),
		policy('impressum'),
		{ name: 'consents', files: ['facts/consents.yaml'] },
	],
	everywhere: [
		{ name: 'chrome', files: ['messages/*/chrome.yaml', 'facts/copy-button.yaml'] },
		{ name: 'forms', files: ['messages/*/lead-form.yaml'] },
		{ name: 'product', files: ['facts/product.yaml', 'facts/operator.yaml'] },
		{ name: 'plans', files: ['facts/*/plans.yaml'] },
		{ name: 'claims', files: ['facts/claims.yaml', 'pages/*/claims-row.yaml'] },
		{ name: 'crisisLines', files: ['facts/crisis-lines.yaml'] },
		{ name: 'screens', files: ['pages/*/app-screens.yaml'] },
		{ name: 'film', files: ['media/*/film.yaml', 'media/captions.yaml'] },
		{ name: 'errors', files: ['pages/*/error-pages.yaml'] },
	],
	mails: [
		{ name: 'mails', files: ['messages/*/mails.yaml'] },
		{ name: 'notices', files: ['messages/*/notices.yaml'] },
		{ name: 'myData', files: ['messages/*/my-data.yaml'] },
		{ name: 'letterArchive', files: ['messages/*/letter-archive.yaml'] },
	],
} as const satisfies Readonly<Record<WordGroupName, readonly WordItem[]>>

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
