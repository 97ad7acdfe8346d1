import { expect, test } from 'vitest'
import { countryFlags } from '#site-map/countries/countries.ts'
import { eventIcon } from '#cms/reader/schemas/app-screens.ts'
import * as names from '#cms/reader/schemas/drawings.ts'
import { freeTools } from '#cms/reader/schemas/free-tools.ts'
import { drawnSteps } from '#site/ui/pictures/DrawnSteps.tsx'
import { eventIcons } from './events/EventIcon.tsx'
import { flags } from './flags/Flag.tsx'
import { fronts } from './fronts/RegionalFront.tsx'
import { illustrations } from './Illustration.tsx'
import { momentPictures } from './moments/MomentPicture.tsx'
import { paragraphScenes } from './paragraphs/paragraph-scenes.ts'
import { quoteSilhouettes } from './quotes/QuoteScene.tsx'
import { things } from './things/things.ts'
import { toolPictures } from './tools/ToolPicture.tsx'

test.each([
	['illustrations', names.illustrations, illustrations],
	['scenes', Object.keys(names.scenes), paragraphScenes],
	['moments', names.momentNames, momentPictures],
	['steps', names.stepDrawings, drawnSteps],
	['silhouettes of quotes', names.quoteScenes, quoteSilhouettes],
	['events', eventIcon.options, eventIcons],
	['tools', freeTools.shape.tools.element.shape.picture.options, toolPictures],
	['flags', countryFlags, flags],
	['house fronts', countryFlags, fronts],
	['things of countries', countryFlags, things],
])('the %s have exactly one drawing for each name', (_, all, drawn) => {
	expect(new Set(Object.keys(drawn))).toEqual(new Set(all))
})
