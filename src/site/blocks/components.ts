import type { FC } from 'react'
import type { kinds } from './blocks.ts'
import { Call } from './call/Call.tsx'
import { Cards } from './cards/Cards.tsx'
import { Claims } from './claims/Claims.tsx'
import { Evenings } from './evenings/Evenings.tsx'
import { Embed } from './embed/Embed.tsx'
import { FrontHero } from './front/FrontHero.tsx'
import { Intro } from './intro/Intro.tsx'
import { Links } from './links/Links.tsx'
import { Moments } from './moments/Moments.tsx'
import { Next } from './article/next/Next.tsx'
import { Paragraphs } from './article/paragraphs/Paragraphs.tsx'
import { Plans } from './plans/Plans.tsx'
import { Questions } from './questions/Questions.tsx'
import { Quotes } from './quotes/Quotes.tsx'
import { Rivals } from './rivals/Rivals.tsx'
import { Scenes } from './scenes/Scenes.tsx'
import { Steps } from './steps/Steps.tsx'
import { WeekStrip } from './strip/WeekStrip.tsx'
import { Texts } from './texts/Texts.tsx'
import { Tools } from './tools/Tools.tsx'
import { Trademark, Types } from './types/Types.tsx'
import { WeekHero } from './week/WeekHero.tsx'

/** The component of each kind of block that any page can have, with the styles of all. */
export const components = {
	week: WeekHero,
	front: FrontHero,
	intro: Intro,
	evenings: Evenings,
	steps: Steps,
	tools: Tools,
	scenes: Scenes,
	moments: Moments,
	texts: Texts,
	paragraphs: Paragraphs,
	cards: Cards,
	quotes: Quotes,
	claims: Claims,
	rivals: Rivals,
	plans: Plans,
	questions: Questions,
	call: Call,
	links: Links,
	next: Next,
	embed: Embed,
	strip: WeekStrip,
	types: Types,
	trademark: Trademark,
} as const satisfies Readonly<Record<(typeof kinds)[number]['shape']['block']['value'], FC<never>>>
