import { readFileSync } from 'node:fs'

type Pair = readonly [day: string, night: string]

/** The site's colours: its light theme is the film's day, its dark theme the film's night. */
const tokens = readColours(readFileSync('src/site/layouts/tokens.css', 'utf8'))

/** Entries of the plan have the colour of the wall by day, and a lighter one by night for contrast with the glass. */
const entry: Pair = [tokens.get('wall')?.[0] ?? '', '#455849']

/**
 * The colours as custom properties, between day (0) and night (1).
 *
 * Text colours switch without a transition: halfway they would lack contrast. No text is shown in between.
 */
export function customProperties(night: number): string {
	return [...tokens, ['entry', entry] as const]
		.map(([name, [day, dark]]) => {
			const share = name.startsWith('ink') ? Math.round(night) : night
			return `--${name}:color-mix(in oklab,${dark} ${(share * 100).toFixed(2)}%,${day})`
		})
		.join(';')
}

/** Reads the first declaration of each colour; later ones are fallbacks for browsers without light-dark(). */
function readColours(sheet: string): Map<string, Pair> {
	const colours = new Map<string, Pair>()
	const declaration = /--([\w-]+): (?:(#\w+)|light-dark\((#\w+), (#\w+)\));/g
	for (const [, name = '', both = '', day = both, night = both] of sheet.matchAll(declaration)) {
		if (!colours.has(name)) colours.set(name, [day, night])
	}
	return colours
}
