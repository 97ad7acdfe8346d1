import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Bedroom } from './Bedroom.tsx'
import { Bookshelf } from './Bookshelf.tsx'
import { Envelopes } from './Envelopes.tsx'
import { Flag } from './Flag.tsx'
import { FrontDoor } from './FrontDoor.tsx'
import { Hallway } from './Hallway.tsx'
import { HouseGable } from './HouseGable.tsx'
import { Icon } from './Icon.tsx'
import { icons } from './icons.ts'
import { LampIcon } from './LampIcon.tsx'
import { Logo } from './Logo.tsx'
import { MessageBubbles } from './MessageBubbles.tsx'
import { MiniWindow } from './MiniWindow.tsx'
import { Paints } from './Paints.tsx'
import { QuizTerrace } from './QuizTerrace.tsx'
import { Roof } from './Roof.tsx'
import { Terrace } from './Terrace.tsx'

const paints = renderToStaticMarkup(<Paints />)
const drawings: Record<string, ReactElement> = {
	bedroom: <Bedroom />,
	bookshelf: <Bookshelf prices={['−14', '−23', '−17', '−6']} />,
	envelopes: <Envelopes />,
	'front door': <FrontDoor />,
	hallway: <Hallway />,
	gable: <HouseGable />,
	lamp: <LampIcon />,
	logo: <Logo />,
	'message bubbles': <MessageBubbles />,
	'mini window': <MiniWindow level={30} />,
	'mini window of a table': <MiniWindow level={30} size="cell" />,
	roof: <Roof />,
	terrace: <Terrace />,
	'terrace of a quiz': <QuizTerrace windows={12} lit={4} />,
	'flag of the US': <Flag country="us" />,
	'flag of India': <Flag country="in" />,
	'flag of the UK': <Flag country="gb" />,
	'flag of Germany': <Flag country="de" />,
	'flag of Brazil': <Flag country="br" />,
}

const parts = Object.entries(drawings)

test.each(parts)('%s is silent, and free of inline style', (_, part) => {
	const markup = renderToStaticMarkup(part)
	expect(markup).toContain('aria-hidden="true"')
	expect(markup).not.toContain('style=')
})

test.each(parts)('%s is painted only with paint that the page or it has', (_, part) => {
	const markup = renderToStaticMarkup(part)
	for (const [, paint] of markup.matchAll(/url\(#([^)]*)\)/g)) {
		expect(paints + markup).toContain(`id="${paint}"`)
	}
})

test('the shelf prints the prices it is given', () => {
	const markup = renderToStaticMarkup(<Bookshelf prices={['−1', '−2', '−3', '−4']} />)
	expect(markup.match(/−\d/g)).toEqual(['−1', '−2', '−3', '−4'])
})

test.each([0, 4, 12])('a quiz terrace of twelve with %i lit has that many lights', (lit) => {
	const markup = renderToStaticMarkup(<QuizTerrace windows={12} lit={lit} />)
	const lights = /fill="url\(#paint-light\)" d="([^"]*)"/.exec(markup)?.[1] ?? ''
	expect(lights.match(/M/g) ?? []).toHaveLength(lit)
})

test.each([
	[0, 'M3 31H22V31H3z'],
	[50, 'M3 17H22V31H3z'],
	[100, 'M3 3H22V31H3z'],
])('a mini window of level %i is lit %s', (level, light) => {
	const markup = renderToStaticMarkup(<MiniWindow level={level} />)
	expect(markup).toContain(`fill="var(--lamp)" d="${light}"`)
})

test.each(Object.keys(icons).filter(isIcon))('the icon %s takes the colour of the text', (name) => {
	const markup = renderToStaticMarkup(<Icon name={name} />)
	expect(markup).toContain('stroke="currentColor"')
	expect(markup).toContain('aria-hidden="true"')
})

function isIcon(key: string): key is keyof typeof icons {
	return key in icons
}
