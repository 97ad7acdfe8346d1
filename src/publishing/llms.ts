import { directory } from './directory.ts'
import { absolute } from '#content/links.ts'
import { explainer, head } from '#content/pages/home.ts'
import { name } from '#content/site.ts'
import type { PageHead } from './page-heads.ts'

/** What the site holds, for programs that read: llmstxt.org. */
export const llms = `${[
	`# ${name}`,
	`> ${head.description}`,
	explainer.text,
	...section('Guides', directory.guides),
	...section('Tests', directory.tests),
	...section('The app, and the app in five countries', [
		...directory.start,
		...directory.countries,
	]),
	...section('Optional', [...directory.editorial, ...directory.policies]),
].join('\n\n')}\n`

function section(title: string, heads: readonly PageHead[]): readonly string[] {
	const links = heads.map((page) => {
		const address = absolute(page.markdown ?? page.path)
		return `- [${page.title}](${address}): ${page.description}`
	})
	return [`## ${title}`, links.join('\n')]
}
