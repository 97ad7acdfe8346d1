import type { FC, SVGProps } from 'react'
import type { SceneName } from '#cms/reader/schemas/drawings.ts'
import AfterTheWedding from './after-the-wedding.svg?react'
import BothStudies from './both-studies.svg?react'
import CameraOff from './camera-off.svg?react'
import CutOut from './cut-out.svg?react'
import { EdgeOfTheRoom } from './EdgeOfTheRoom.tsx'
import { EmptyChair } from './EmptyChair.tsx'
import { EmptyGap } from './EmptyGap.tsx'
import ErrandDay from './errand-day.svg?react'
import FacesOnAScreen from './faces-on-a-screen.svg?react'
import FirstGuest from './first-guest.svg?react'
import { FriendOrRelatives } from './FriendOrRelatives.tsx'
import LastThing from './last-thing.svg?react'
import LookAtTheDoor from './look-at-the-door.svg?react'
import { MorningAfter } from './MorningAfter.tsx'
import { MovedDinner } from './MovedDinner.tsx'
import { OneMinuteOutside } from './OneMinuteOutside.tsx'
import PhoneInOtherRoom from './phone-in-other-room.svg?react'
import { SheetAndCalendar } from './SheetAndCalendar.tsx'
import ShoesOff from './shoes-off.svg?react'
import StudyDoor from './study-door.svg?react'
import TakenOff from './taken-off.svg?react'
import { ThreeCalendars } from './ThreeCalendars.tsx'
import ThreeTools from './three-tools.svg?react'
import { TwoCars } from './TwoCars.tsx'
import VolumeKnob from './volume-knob.svg?react'
import WhereTheLineIs from './where-the-line-is.svg?react'
import WrongPlates from './wrong-plates.svg?react'

/** As wide as the text, as wide as the window and dark, or cropped beside the text from this x on. */
export type SceneFormat = 'strip' | 'night' | number

/** The drawing of each scene, 900 by 330 units, and its format. */
export const paragraphScenes: Record<
	SceneName,
	readonly [FC<SVGProps<SVGSVGElement>>, SceneFormat]
> = {
	afterTheWedding: [AfterTheWedding, 'night'],
	bothStudies: [BothStudies, 'strip'],
	cameraOff: [CameraOff, 'strip'],
	cutOut: [CutOut, 'strip'],
	edgeOfTheRoom: [EdgeOfTheRoom, 450],
	emptyChair: [EmptyChair, 'night'],
	emptyGap: [EmptyGap, 225],
	errandDay: [ErrandDay, 'strip'],
	facesOnAScreen: [FacesOnAScreen, 'strip'],
	firstGuest: [FirstGuest, 'night'],
	friendOrRelatives: [FriendOrRelatives, 20],
	lastThing: [LastThing, 'night'],
	lookAtTheDoor: [LookAtTheDoor, 415],
	morningAfter: [MorningAfter, 'night'],
	movedDinner: [MovedDinner, 225],
	oneMinuteOutside: [OneMinuteOutside, 'night'],
	phoneInOtherRoom: [PhoneInOtherRoom, 425],
	sheetAndCalendar: [SheetAndCalendar, 375],
	shoesOff: [ShoesOff, 'strip'],
	studyDoor: [StudyDoor, 225],
	takenOff: [TakenOff, 'night'],
	threeCalendars: [ThreeCalendars, 'strip'],
	threeTools: [ThreeTools, 'strip'],
	twoCars: [TwoCars, 'night'],
	volumeKnob: [VolumeKnob, 'night'],
	whereTheLineIs: [WhereTheLineIs, 'strip'],
	wrongPlates: [WrongPlates, 'strip'],
}
