import { ArticleQuestions } from './ArticleQuestions.tsx'
import { Body } from './Body.tsx'
import { Closing } from './Closing.tsx'
import { components } from '#site/blocks/components.ts'
import { Opening } from './Opening.tsx'
import { Pins } from './Pins.tsx'
import { Policy } from './Policy.tsx'
import { Captions } from './Captions.tsx'
import { Wall } from './Wall.tsx'

/** The components of all kinds of block, except the tools, with the styles of all. */
export const articleComponents = {
	...components,
	opening: Opening,
	policy: Policy,
	body: Body,
	questions: ArticleQuestions,
	closing: Closing,
	wall: Wall,
	captions: Captions,
	pins: Pins,
} as const
