import { directory } from '#site/seo/directory.ts'
import { toolApi } from '#site-map/tool-api.ts'
import { feedPath } from '#site/seo/props/letters.ts'
import { siteLanguages } from '#cms/reader/site-pages.ts'
import { absoluteUrl, serverUrl } from '#cms/reader/site-urls.ts'
import { blocksOf, homePage } from '#site/seo/props/block-pages.ts'
import { productFactsIn, siteName } from '#cms/reader/facts/product.ts'
import type { BlockPage } from '#site/seo/props/block-pages.ts'

/** A list of pages for language models, in the format of llmstxt.org. */
export function llmsTxt(): string {
	const { description } = homePage().head
	const parts = [
		`# ${siteName()}`,
		`> ${description}`,
		...blocksOf(homePage(), 'steps').map(({ text }) => text),
		productFactsIn('en')
			.map((fact) => `- ${fact}`)
			.join('\n'),
		...section('Guides', directory.guides()),
		...section('Tests', directory.tests()),
		...section('Types', directory.types()),
		...section('Free tools', directory.tools()),
		...assistants(),
		...section('The app, and the app by country', [
			...directory.start(),
			...directory.countries(),
			...directory.landings(),
		]),
		...section('Optional', [
			...directory.editorial(),
			...directory.news(),
			...directory.leave(),
			...directory.policies(),
		]),
		siteLanguages()
			.map((language) => `- [Feed: ${language}](${absoluteUrl(feedPath(language))})`)
			.join('\n'),
	]
	return `${parts.join('\n\n')}\n`
}

/** Lists the addresses at which assistants can use the rules of the free tools as JSON. */
function assistants(): readonly string[] {
	const tools = {
		[toolApi.openApi]: 'all three in OpenAPI 3.1',
		[toolApi.evening]: 'what an event costs, and how much energy is left',
		[toolApi.smallerChange]: 'the smallest change to a week that is too full (POST)',
		[toolApi.sayNo]: 'three ways to say no',
	}
	return [
		'## For assistants: the free tools as JSON, without a key',
		Object.entries(tools)
			.map(([path, text]) => `- [${path}](${serverUrl(path)}): ${text}`)
			.join('\n'),
	]
}

function section(title: string, pages: readonly BlockPage[]): readonly string[] {
	const links = pages.map(({ head: page }) => {
		const address = absoluteUrl(page.markdown ?? page.path)
		return `- [${page.title}](${address}): ${page.description}`
	})
	return [`## ${title}`, links.join('\n')]
}
