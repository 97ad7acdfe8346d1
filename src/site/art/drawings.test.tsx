import { globSync, readFileSync } from 'node:fs'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import Envelopes from './objects/envelopes.svg?react'
import { Flag } from './flags/Flag.tsx'
import FrontDoor from './objects/front-door.svg?react'
import { Icon } from './icons/Icon.tsx'
import { icons } from './icons/icons.ts'
import Logo from './objects/logo.svg?react'
import MessageBubbles from './objects/message-bubbles.svg?react'
import { MiniWindow } from './windows/MiniWindow.tsx'
import { PaintServers } from './windows/PaintServers.tsx'
import { QuizWindows } from './windows/QuizWindows.tsx'
import { Roof } from './windows/Roof.tsx'
import { Terrace } from './windows/Terrace.tsx'
import { ToolPicture } from './tools/ToolPicture.tsx'

const paintServers = renderToStaticMarkup(<PaintServers />)
const drawings: Record<string, ReactElement> = {
	envelopes: <Envelopes />,
	'front door': <FrontDoor />,
	logo: <Logo />,
	'message bubbles': <MessageBubbles />,
	'mini window': <MiniWindow level={30} />,
	'mini window of a table': <MiniWindow level={30} size="cell" />,
	roof: <Roof />,
	terrace: <Terrace />,
	'windows of a quiz': <QuizWindows windows={12} lit={4} />,
	'picture of a tool': <ToolPicture name="door" />,
	'flag of the US': <Flag country="us" />,
	'flag of India': <Flag country="in" />,
	'flag of the UK': <Flag country="gb" />,
	'flag of Germany': <Flag country="de" />,
	'flag of Brazil': <Flag country="br" />,
}

const cases = Object.entries(drawings)

test.each(cases)(
	'%s is hidden from assistive technology and has no inline styles',
	(_, drawing) => {
		const markup = renderToStaticMarkup(drawing)
		expect(markup).toContain('aria-hidden="true"')
		expect(markup).not.toContain('style=')
	},
)

test.each(cases)('%s refers only to its own paint servers or those of the page', (_, drawing) => {
	const markup = renderToStaticMarkup(drawing)
	for (const [, paint] of markup.matchAll(/url\(#([^)]*)\)/g)) {
		expect(paintServers + markup).toContain(`id="${paint}"`)
	}
})

test('a drawing from an SVG file keeps its shapes, without the fallback colours for programs that lack the CSS variables', () => {
	const paths = [
		'<path fill="currentColor" d="M0 0H18V25H0z"></path>',
		'<path fill="var(--lamp)" d="M2.5 11H15.5V22.5H2.5z"></path>',
		'<path fill="currentColor" d="M8.25 0h1.5v25h-1.5z"></path>',
	]
	expect(renderToStaticMarkup(<Logo className="mark" />)).toBe(
		`<svg viewBox="0 0 18 25" aria-hidden="true" class="mark">${paths.join('')}</svg>`,
	)
})

const tokens = readFileSync('src/site/layouts/tokens.css', 'utf8')

test.each(globSync('src/site/art/**/*.svg'))(
	'%s has light colours for programs without tokens',
	(file) => {
		const colours = readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)(?:, (#[\da-f]+))?\)/g)
		for (const [, token, colour] of colours)
			expect(tokens).toMatch(new RegExp(`${token}: (?:light-dark\\()?${colour}[,;]`))
	},
)

test.each([0, 4, 12])(
	'a row of twelve windows, of which %i are lit, draws light in exactly the lit windows',
	(lit) => {
		const markup = renderToStaticMarkup(<QuizWindows windows={12} lit={lit} />)
		expect(markup.match(/url\(#paint-light\)/g) ?? []).toHaveLength(lit)
	},
)

test.each([
	[0, 'M3 31H22V31H3z'],
	[50, 'M3 17H22V31H3z'],
	[100, 'M3 3H22V31H3z'],
])('a mini window of level %i draws its light as %s', (level, light) => {
	const markup = renderToStaticMarkup(<MiniWindow level={level} />)
	expect(markup).toContain(`fill="var(--lamp)" d="${light}"`)
})

test.each(Object.keys(icons).filter(isIcon))('the icon %s has the colour of the text', (name) => {
	const markup = renderToStaticMarkup(<Icon name={name} />)
	expect(markup).toContain('stroke="currentColor"')
	expect(markup).toContain('aria-hidden="true"')
})

function isIcon(key: string): key is keyof typeof icons {
	return key in icons
}
