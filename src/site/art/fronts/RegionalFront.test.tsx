import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CountryFlag, countryFlags } from '#site-map/countries/countries.ts'
import { blocksOf, countryPages } from '#site/seo/props/block-pages.ts'
import { MomentPicture, momentPictures } from '#site/art/moments/MomentPicture.tsx'
import { things } from '#site/art/things/things.ts'
import type { MomentPictureName } from '#cms/reader/schemas/drawings.ts'
import { PaintServers } from '#site/art/windows/PaintServers.tsx'
import { RegionalFront } from './RegionalFront.tsx'

const names = Object.keys(momentPictures).filter(isName)
const drawings = [
	...countryFlags.map((flag) => [flag, () => <RegionalFront country={flag} />] as const),
	...countryFlags.map((flag) => [`the thing of ${flag}`, () => thingOf(flag)] as const),
	...names.map((name) => [name, () => <MomentPicture name={name} />] as const),
]

function thingOf(flag: CountryFlag) {
	const Thing = things[flag]
	return <Thing />
}

test.each(drawings)(
	'%s is hidden from assistive technology and has neither inline styles nor fixed colours',
	(_, draw) => {
		const markup = renderToStaticMarkup(draw())
		expect(markup).toContain('aria-hidden="true"')
		expect(markup).not.toMatch(/ (style|id)=|#[\da-f]{3}/)
		for (const [, paint] of markup.matchAll(/url\(#([^)]*)\)/g))
			expect(renderToStaticMarkup(<PaintServers />)).toContain(`id="${paint}"`)
	},
)

test('every drawing of a moment is used on a page', () => {
	const shown = countryPages()
		.flatMap((page) => blocksOf(page, 'moments'))
		.flatMap(({ items }) => items.map(({ picture }) => picture))
	expect(new Set(shown)).toEqual(new Set(names))
})

test('each country has a different house front and a different object', () => {
	const fronts = countryFlags.map((flag) => renderToStaticMarkup(<RegionalFront country={flag} />))
	expect(new Set(fronts).size).toBe(countryFlags.length)
	const drawn = countryFlags.map((flag) => renderToStaticMarkup(thingOf(flag)))
	expect(new Set(drawn).size).toBe(countryFlags.length)
})

function isName(key: string): key is MomentPictureName {
	return key in momentPictures
}
