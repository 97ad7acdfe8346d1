import { Body } from './body/Body.tsx'
import { Closing } from './closing/Closing.tsx'
import { components } from './components.ts'
import { Opening } from './opening/Opening.tsx'
import { Pins } from './pins/Pins.tsx'
import { Policy } from './policy/Policy.tsx'
import { Captions } from './wall/Captions.tsx'
import { Wall } from './wall/Wall.tsx'

/** The components of all kinds of block, except the tools, with the styles of all. */
export const articleComponents = {
	...components,
	opening: Opening,
	policy: Policy,
	body: Body,
	closing: Closing,
	wall: Wall,
	captions: Captions,
	pins: Pins,
} as const
