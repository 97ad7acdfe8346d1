import { type Drawing, named } from '#site/art/named.ts'
import type { SceneName } from '#cms/reader/schemas/drawings.ts'

/** The drawing of each scene, 900 by 330 units. */
export const paragraphScenes = named<SceneName>(
	import.meta.glob<Drawing>('./*.svg', { query: '?react', import: 'default', eager: true }),
)

/** `night`: dark, as wide as the window. Number: cropped at this x, beside the text. Otherwise: as wide as the text. */
export const sceneFormats: Readonly<Partial<Record<SceneName, 'night' | number>>> = {
	afterTheWedding: 'night',
	edgeOfTheRoom: 450,
	emptyChair: 'night',
	emptyGap: 225,
	firstGuest: 'night',
	friendOrRelatives: 20,
	lastThing: 'night',
	lookAtTheDoor: 415,
	morningAfter: 'night',
	movedDinner: 225,
	oneMinuteOutside: 'night',
	phoneInOtherRoom: 425,
	sheetAndCalendar: 375,
	studyDoor: 225,
	takenOff: 'night',
	twoCars: 'night',
	volumeKnob: 'night',
}
