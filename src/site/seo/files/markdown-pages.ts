import { absoluteUrl } from '#cms/reader/site-urls.ts'
import { perSite } from '#cms/reader/site.ts'
import { articlePages } from '#site/seo/article-pages.ts'
import { type BlockPage, landingPages, typeBlockPages } from '#site/seo/props/block-pages.ts'
import { blocksAsMarkdown } from './blocks-as-markdown.ts'

/** Pages as Markdown, for clients that do not render HTML. The name of each is its path without the leading slash. */
export const markdownPages = perSite(() =>
	[...articlePages(), ...landingPages(), ...typeBlockPages()].map(markdownPage),
)

/** The page's address follows the title and the lede. */
function markdownPage(page: BlockPage) {
	const address = absoluteUrl(page.head.path)
	const texts = blocksAsMarkdown(page, address)
	const at = page.blocks[0]?.block === 'opening' ? 2 : 1
	const text = texts.toSpliced(at, 0, `<${address}>`).join('\n\n')
	return { name: page.head.path.slice(1), text: `${text}\n` }
}
