import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicPaths } from '#domain/analytics/count.ts'
import type { Headlines } from './count-marks.ts'

/** Reads the main heading of every public page of a built site. */
export function readHeadlines(folder: string): Headlines {
	const headlines: Record<string, string> = {}
	for (const path of publicPaths) {
		const file = join(folder, path === '/' ? 'index.html' : `${path}.html`)
		const headline = existsSync(file) ? headlineOf(readFileSync(file, 'utf8')) : ''
		if (headline !== '') headlines[path] = headline
	}
	return headlines
}

/** The text of the first `<h1>`, without tags and with the entities of Astro and React decoded. */
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
