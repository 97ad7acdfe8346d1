import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { countryPages } from '#publishing/countries.ts'
import { MomentPicture, momentPictures } from '#components/art/moments/MomentPicture.tsx'
import type { MomentPictureName } from '#words/schemas/country.ts'
import { PaintServers } from '#components/art/PaintServers.tsx'
import { RegionalFront } from './RegionalFront.tsx'

const names = Object.keys(momentPictures).filter(isName)
const drawings = [
	...countryPages().map(({ flag }) => [flag, () => <RegionalFront country={flag} />] as const),
	...names.map((name) => [name, () => <MomentPicture name={name} />] as const),
]

test.each(drawings)(
	'%s is hidden, and has neither inline styles nor colours of its own',
	(_, draw) => {
		const markup = renderToStaticMarkup(draw())
		expect(markup).toContain('aria-hidden="true"')
		expect(markup).not.toMatch(/ (style|id)=|#[\da-f]{3}/)
		for (const [, paint] of markup.matchAll(/url\(#([^)]*)\)/g))
			expect(renderToStaticMarkup(<PaintServers />)).toContain(`id="${paint}"`)
	},
)

test('every moment that is drawn stands on a page', () => {
	const shown = countryPages().flatMap(({ content }) =>
		content.problem.pains.map((pain) => pain.picture),
	)
	expect(new Set(shown)).toEqual(new Set(names))
})

test('the countries’ windows differ', () => {
	const fronts = countryPages().map(({ flag }) =>
		renderToStaticMarkup(<RegionalFront country={flag} />),
	)
	expect(new Set(fronts).size).toBe(countryPages().length)
})

function isName(key: string): key is MomentPictureName {
	return key in momentPictures
}
