import { directory } from './directory.ts'
import { absoluteUrl } from '#words/site-urls.ts'
import { homePage } from './home.ts'
import { productFactsIn } from '#words/product.ts'
import { name } from '#words/product.ts'
import type { PageHead } from './page-heads.ts'

const { head, howItWorks } = homePage()

/** A list of pages for language models, in the format of llmstxt.org. */
export const llmsTxt = `${[
	`# ${name}`,
	`> ${head.description}`,
	howItWorks.text,
	productFactsIn('en')
		.map((fact) => `- ${fact}`)
		.join('\n'),
	...section('Guides', directory.guides),
	...section('Tests', directory.tests),
	...section('Free tools', directory.tools),
	...section(`The app, and the app in ${inWords(directory.countries.length)} countries`, [
		...directory.start,
		...directory.countries,
	]),
	...section('Optional', [...directory.editorial, ...directory.policies]),
].join('\n\n')}\n`

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
