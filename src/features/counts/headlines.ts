import { publicPaths } from './rules/count.ts'
import { ownPages } from '#cms/reader/own-pages.ts'
import type { Headlines } from './count-marks.ts'

export async function readHeadlines(
	texts: (
		isWanted: (path: string) => boolean,
	) => AsyncIterable<readonly [path: string, text: string]>,
): Promise<Headlines> {
	const counted = new Set<string>([...publicPaths, ...ownPages().map(({ path }) => path)])
	const headlines: Record<string, string> = {}
	for await (const [path, text] of texts((each) => counted.has(each))) {
		const headline = headlineOf(text)
		if (headline !== '') headlines[path] = headline
	}
	return headlines
}

/** The text of a page's main heading, without tags. The entities that Astro and React write are decoded. */
export function headlineOf(html: string): string {
	const [, behind = ''] = html.split('<h1', 2)
	return behind
		.slice(behind.indexOf('>') + 1, Math.max(0, behind.indexOf('</h1>')))
		.replace(/<[^<>]+>/g, ' ')
		.replace(/&(?:#x27|#39|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity)
		.replace(/\s+/g, ' ')
		.trim()
}

const entities: Readonly<Record<string, string>> = {
	'&#x27;': "'",
	'&#39;': "'",
	'&quot;': '"',
	'&lt;': '<',
	'&gt;': '>',
	'&amp;': '&',
}
