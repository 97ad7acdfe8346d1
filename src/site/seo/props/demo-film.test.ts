import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { durationSeconds, scenes } from '#media/demo/scenes.ts'
import { words } from '#cms/reader/entries.ts'
import { demoWords, toWebVtt } from './demo-film.ts'
import { type PageLanguage, pageLanguages } from '#site-map/pages.ts'

const captions = words('captions').cues

const timing =
	/^(\d\d):(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d):(\d\d\.\d{3}) line:82% position:4% align:start size:50%$/

test.each(pageLanguages)(
	'the committed caption file equals the captions in the content, in the language %s',
	(language) => {
		const file = readFileSync(`public/media/demo.${language}.vtt`, 'utf8')
		expect(file).toBe(toWebVtt(language))
	},
)

test.each(pageLanguages)('the captions are valid WebVTT, in the language %s', (language) => {
	const cues = parse(language)
	expect(cues).toHaveLength(captions.length)
	for (const { from, to, lines } of cues) {
		expect(to).toBeGreaterThan(from)
		expect(lines.join('')).not.toMatch(/-->|[<&]/)
	}
})

test.each(pageLanguages)('captions have one or two short lines, in the language %s', (language) => {
	const cues = parse(language)
	expect(cues.filter(({ lines }) => lines.length < 1 || lines.length > 2)).toEqual([])
	expect(cues.flatMap(({ lines }) => lines).filter((line) => line.length > 39)).toEqual([])
})

test.each(pageLanguages)(
	'captions are shown long enough to be read, in the language %s',
	(language) => {
		const hasty = parse(language).filter(({ from, to, lines }) => {
			const charactersPerSecond = lines.join(' ').length / (to - from)
			return to - from < 2.5 || charactersPerSecond > 17
		})
		expect(hasty).toEqual([])
	},
)

test('captions do not overlap, and the last ends within the film', () => {
	expect(captions.at(-1)?.to).toBeLessThanOrEqual(durationSeconds)
	for (const [index, { from }] of captions.entries()) {
		expect(from).toBeGreaterThan(captions[index - 1]?.to ?? 0)
	}
})

test('every chapter starts together with a scene', () => {
	const starts = new Set(scenes.map(({ from }) => from))
	expect(words('captions').chapters.filter(({ from }) => !starts.has(from))).toEqual([])
})

test('every scene has a caption and a part in the text alternative of the film', () => {
	const untold = scenes.filter(
		(scene) => !captions.some(({ from, to }) => from >= scene.from && to <= scene.to),
	)
	expect(untold).toEqual([])
	for (const language of pageLanguages) {
		expect(demoWords(language).alternative.scenes).toHaveLength(scenes.length)
	}
})

type Parsed = { from: number; to: number; lines: string[] }

/** Parses the file like a player: a signature, then blocks between empty lines. */
function parse(language: PageLanguage): Parsed[] {
	const [signature, ...blocks] = toWebVtt(language).trimEnd().split(/\n\n+/)
	expect(signature).toBe('WEBVTT')
	return blocks.map((block) => {
		const [head = '', ...lines] = block.split('\n')
		expect(head).toMatch(timing)
		const [, ...parts] = (timing.exec(head) ?? []).map(Number)
		const [h1 = 0, m1 = 0, s1 = 0, h2 = 0, m2 = 0, s2 = 0] = parts
		return { from: h1 * 3600 + m1 * 60 + s1, to: h2 * 3600 + m2 * 60 + s2, lines }
	})
}
