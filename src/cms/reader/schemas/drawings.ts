import { mbtiTypes } from '#site-map/type-pages.ts'

/**
 * The drawings for single paragraphs, in `#site/art/paragraphs`, with their formats. `night`: dark, as wide as the
 * window. `strip`: as wide as the text. A number: beside the text, cropped at this x.
 */
export const scenes = {
	afterTheWedding: 'night',
	bothStudies: 'strip',
	cameraOff: 'strip',
	cutOut: 'strip',
	edgeOfTheRoom: 450,
	emptyChair: 'night',
	emptyGap: 225,
	errandDay: 'strip',
	facesOnAScreen: 'strip',
	firstGuest: 'night',
	friendOrRelatives: 20,
	lastThing: 'night',
	lookAtTheDoor: 415,
	morningAfter: 'night',
	movedDinner: 225,
	oneMinuteOutside: 'night',
	phoneInOtherRoom: 425,
	sheetAndCalendar: 375,
	shoesOff: 'strip',
	studyDoor: 225,
	takenOff: 'night',
	threeCalendars: 'strip',
	threeTools: 'strip',
	twoCars: 'night',
	volumeKnob: 'night',
	whereTheLineIs: 'strip',
	wrongPlates: 'strip',
} as const

/** The drawings of findings, in `#site/ui/pictures/Figure.tsx`. */
export const figures = ['delayedFatigue', 'feltBetter', 'shortBreaks'] as const

/** The drawings of steps, in `#site/art/steps`. */
export const stepDrawings = ['cut', 'slot', 'thread', 'fasten', 'done'] as const

/** The screens of the app, in `#site/art/screens`. */
export const appScreens = ['checkIn', 'cost', 'costs', 'week'] as const

/** The pictures of moments, in `#site/art/moments`. */
export const momentNames = [
	'calendar',
	'call',
	'kettle',
	'coatOnChair',
	'coatOnHook',
	'photograph',
	'fern',
] as const

/** Line drawings of `#site/art/icons/icons.ts`. */
export const benefitIcons = [
	'blind',
	'calendar',
	'shelf',
	'plant',
	'clock',
	'journal',
	'padlock',
] as const

export type SilhouetteName = 'plant' | 'visitors' | 'crowd' | 'asleep' | 'cat' | 'reader' | 'sunday'

export type Day = {
	readonly name: string
	/** The energy left in the evening, in percent. */
	readonly level: number
	readonly silhouette: SilhouetteName
	/** Replaces `silhouette` while the level is above 30. */
	readonly silhouetteAbove?: SilhouetteName
}

export type MomentPictureName = (typeof momentNames)[number]
export type SceneName = keyof typeof scenes
export type FigureName = (typeof figures)[number]
export type StepDrawing = (typeof stepDrawings)[number]
export type AppScreenName = (typeof appScreens)[number]

/** The main illustrations of pages, in `#site/art/Illustration.tsx`. */
export const illustrations = [
	'guide',
	'howWeWork',
	'tracker',
	'drained',
	'recharge',
	'quotes',
	'psychology',
	'emergency',
	'profile',
	'pins',
	'introvertGuide',
	'productivity',
	'introvertTest',
	'mbtiTest',
	'us',
	'gb',
	'in',
	'de',
	'br',
	'notFound',
	'serverError',
	// Rooms of types.
	'socialIntrovert',
	'classicIntrovert',
	'deepIntrovert',
	'socialDynamo',
	'balancedEnergizer',
	'selectiveSocializer',
	...mbtiTypes,
] as const

/** The pictures of cards in link previews: an illustration, or a drawing for pages without one. */
export const cardPictures = [
	...illustrations,
	'week',
	'closedBlind',
	'frontDoor',
	'eveningForecast',
	'envelopes',
	'twoWindows',
] as const

/** The drawings of legal pages, in `#site/art/objects`. */
export const legalPictures = ['keys', 'diary', 'coins', 'ramp', 'nameplate'] as const

/** The silhouettes of quotes, in `#site/art/quotes`. */
export const quoteScenes = [
	'chairs',
	'gallery',
	'door',
	'armchair',
	'crowd',
	'tower',
	'chamber',
	'daffodils',
	'tent',
	'mountain',
	'moon',
	'quill',
] as const

export type QuoteScene = (typeof quoteScenes)[number]

export type LegalPictureName = (typeof legalPictures)[number]
