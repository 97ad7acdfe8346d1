import { directory } from '#site/seo/directory.ts'
import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { blocksOf, homePage } from '#site/seo/props/block-pages.ts'
import { productFactsIn, siteName } from '#cms/reader/facts/product.ts'
import type { PageHead } from '#site/seo/props/block-pages.ts'

/** A list of pages for language models, in the format of llmstxt.org. */
export function llmsTxt(): string {
	const { description } = homePage().head
	const { start, countries, landings, guides, tests, types, tools, editorial, policies } =
		directory()
	const parts = [
		`# ${siteName()}`,
		`> ${description}`,
		...blocksOf(homePage(), 'steps').map(({ text }) => text),
		productFactsIn('en')
			.map((fact) => `- ${fact}`)
			.join('\n'),
		...section('Guides', guides),
		...section('Tests', tests),
		...section('Types', types),
		...section('Free tools', tools),
		...section(`The app, and the app in ${inWords(countries.length)} countries`, [
			...start,
			...countries,
			...landings,
		]),
		...section('Optional', [...editorial, ...policies]),
	]
	return `${parts.join('\n\n')}\n`
}

/** A number of countries. */
function inWords(count: number): string {
	return ['no', 'one', 'two', 'three', 'four', 'five'][count] ?? `${count}`
}

function section(title: string, heads: readonly PageHead[]): readonly string[] {
	const links = heads.map((page) => {
		const address = absoluteUrl(page.markdown ?? page.path)
		return `- [${page.title}](${address}): ${page.description}`
	})
	return [`## ${title}`, links.join('\n')]
}
