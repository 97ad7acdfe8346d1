import type { PageLanguage } from '#site-map/pages.ts'
import { words } from '#cms/reader/entries.ts'
import { fade, round } from './keyframes.ts'
import type { Shape } from './shapes.ts'

/** The caption of the moment, written on the plinth, where it covers neither the clock nor a number. */
export function sentenceSvg(t: number, { sentence }: Shape, language: PageLanguage): string {
	const cue = words('captions').cues.find(({ from, to }) => t > from && t < to)
	if (!cue) return ''
	const { x, y, size } = sentence
	const lines = cue[language].split('\n')
	return lines
		.map(
			(line, index) =>
				`<text x="${x}" y="${round(y + index * size * 1.24)}" font-size="${size}" font-weight="460" fill="var(--on-wall)" opacity="${round(fade(t, cue.from, cue.to, 0.3))}">${line}</text>`,
		)
		.join('')
}
