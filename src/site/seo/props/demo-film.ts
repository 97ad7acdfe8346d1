import type { PageLanguage } from '#site-map/languages.ts'
import { words } from '#cms/reader/entries.ts'

/** The film's URLs on the pages. Its pictures contain words, so each language has its own files. */
export const demoFilms = {
	en: films('en'),
	de: films('de'),
	pt: films('pt'),
} satisfies Record<PageLanguage, unknown>

/** The film in landscape and in portrait format; the latter is for portrait screens. */
function films(language: PageLanguage) {
	return {
		landscape: film(`demo-landscape.${language}`, 1280, 720),
		portrait: film(`demo-portrait.${language}`, 720, 1280),
	}
}

function film(file: string, width: number, height: number) {
	const base = `/media/${file}`
	return {
		width,
		height,
		// In order of preference for browsers.
		sources: [
			{ src: `${base}.webm`, type: 'video/webm; codecs="av01.0.05M.08"' },
			{ src: `${base}.mp4`, type: 'video/mp4; codecs="avc1.64001F"' },
		] as const,
		poster: { avif: `${base}.avif`, jpg: `${base}.jpg` },
	}
}

export function demoWords(language: PageLanguage) {
	const { captions, chapters, poster, alternative } = words('film', language)
	return {
		captions: { src: `/media/demo.${language}.vtt`, label: captions },
		chapters: {
			name: chapters,
			list: words('captions').chapters.map((row) => ({ from: row.from, name: row[language] })),
		},
		poster,
		alternative,
	}
}

/**
 * The position of the captions: to the left of the drawn phone. They cover the plinth, on which the film shows the same
 * sentence, but neither the clock nor a number.
 */
const place = 'line:82% position:4% align:start size:50%'

/**
 * The captions of one language as a WebVTT file.
 *
 * @example toWebVtt('de').startsWith('WEBVTT') // true
 */
export function toWebVtt(language: PageLanguage): string {
	const cues = words('captions').cues.map(
		(cue) => `${stamp(cue.from)} --> ${stamp(cue.to)} ${place}\n${cue[language]}\n`,
	)
	return ['WEBVTT\n', ...cues].join('\n')
}

/** `65.4` becomes `00:01:05.400`. */
function stamp(seconds: number): string {
	return new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
}
