import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { durationSeconds } from '#media/demo/scenes.ts'
import { demoFilms, demoWords } from '#site/seo/props/demo-film.ts'
import { pageLanguages } from '#site-map/pages.ts'

const films = pageLanguages.flatMap((language) => Object.values(demoFilms[language]))
const sources = films.flatMap(listSources)
const hasProbe = spawnSync('ffprobe', ['-version']).status === 0

test.each(pageLanguages)(
	'the four films in the language %s are smaller than eight megabytes in total',
	(language) => {
		const own = Object.values(demoFilms[language]).flatMap(listSources)
		expect(own).toHaveLength(4)
		const total = own.reduce((sum, { src }) => sum + statSync(file(src)).size, 0)
		expect(total).toBeLessThan(8_000_000)
	},
)

test('every file in public/media is used by a page', () => {
	const addressed = [
		...sources.map(({ src }) => src),
		...films.flatMap(({ poster }) => Object.values(poster)),
		...pageLanguages.map((language) => demoWords(language).captions.src),
	]
	const present = readdirSync('public/media', { withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map(({ name }) => `/media/${name}`)
	expect(present.toSorted()).toEqual(addressed.toSorted())
})

test.each(films.flatMap(({ poster }) => Object.values(poster)))(
	'a poster stays under 40 KB: %s',
	(src) => {
		expect(statSync(file(src)).size).toBeLessThan(40_000)
	},
)

test.each(pageLanguages)(
	'the caption file in the language %s exists at the path that the content states',
	(language) => {
		expect(statSync(file(demoWords(language).captions.src)).size).toBeGreaterThan(0)
	},
)

test.each(sources.filter(({ src }) => src.endsWith('.mp4')))(
	'$src starts playing before it has loaded completely',
	({ src }) => {
		const head = readFileSync(file(src))
		expect(head.indexOf('moov')).toBeLessThan(head.indexOf('mdat'))
	},
)

test.skipIf(!hasProbe).each(sources)(
	'$src lasts ninety seconds and is silent',
	{ tags: 'night' },
	(source) => {
		const { format, streams } = probe(source.src)
		expect(Math.abs(Number(format.duration) - durationSeconds)).toBeLessThanOrEqual(0.5)
		expect(streams).toHaveLength(1)
		const [video] = streams
		expect(video).toMatchObject({ codec_type: 'video', width: source.width, height: source.height })
		expect(video?.pix_fmt).toBe('yuv420p')
		expect(source.type).toContain(video?.codec_name === 'av1' ? 'av01' : 'avc1')
	},
)

function listSources({ width, height, sources: all }: (typeof films)[number]) {
	return all.map(({ src, type }) => ({ src, type, width, height }))
}

function file(src: string): string {
	return `public${src}`
}

type Probe = {
	format: { duration: string }
	streams: {
		codec_type: string
		codec_name: string
		width: number
		height: number
		pix_fmt: string
	}[]
}

function probe(src: string): Probe {
	const { stdout } = spawnSync(
		'ffprobe',
		['-v', 'error', '-of', 'json', '-show_format', '-show_streams', file(src)],
		{ encoding: 'utf8' },
	)
	return JSON.parse(stdout)
}
