import type { FC } from 'react'
import type { SceneName } from '#words/schemas/drawings.ts'
import { AfterTheWedding } from './AfterTheWedding.tsx'
import { BothStudies } from './BothStudies.tsx'
import { CameraOff } from './CameraOff.tsx'
import { CutOut } from './CutOut.tsx'
import { EdgeOfTheRoom } from './EdgeOfTheRoom.tsx'
import { EmptyChair } from './EmptyChair.tsx'
import { EmptyGap } from './EmptyGap.tsx'
import { ErrandDay } from './ErrandDay.tsx'
import { FacesOnAScreen } from './FacesOnAScreen.tsx'
import { FirstGuest } from './FirstGuest.tsx'
import { FriendOrRelatives } from './FriendOrRelatives.tsx'
import { LastThing } from './LastThing.tsx'
import { LookAtTheDoor } from './LookAtTheDoor.tsx'
import { MorningAfter } from './MorningAfter.tsx'
import { MovedDinner } from './MovedDinner.tsx'
import { OneMinuteOutside } from './OneMinuteOutside.tsx'
import { PhoneInOtherRoom } from './PhoneInOtherRoom.tsx'
import { SheetAndCalendar } from './SheetAndCalendar.tsx'
import { ShoesOff } from './ShoesOff.tsx'
import { StudyDoor } from './StudyDoor.tsx'
import { TakenOff } from './TakenOff.tsx'
import { ThreeCalendars } from './ThreeCalendars.tsx'
import { ThreeTools } from './ThreeTools.tsx'
import { TwoCars } from './TwoCars.tsx'
import { VolumeKnob } from './VolumeKnob.tsx'
import { WhereTheLineIs } from './WhereTheLineIs.tsx'
import { WrongPlates } from './WrongPlates.tsx'

/** The drawing of each scene, 900 by 330 units, without its own <svg>. */
export const paragraphScenes: Record<SceneName, FC> = {
	afterTheWedding: AfterTheWedding,
	bothStudies: BothStudies,
	cameraOff: CameraOff,
	cutOut: CutOut,
	edgeOfTheRoom: EdgeOfTheRoom,
	emptyChair: EmptyChair,
	emptyGap: EmptyGap,
	errandDay: ErrandDay,
	facesOnAScreen: FacesOnAScreen,
	firstGuest: FirstGuest,
	friendOrRelatives: FriendOrRelatives,
	lastThing: LastThing,
	lookAtTheDoor: LookAtTheDoor,
	morningAfter: MorningAfter,
	movedDinner: MovedDinner,
	oneMinuteOutside: OneMinuteOutside,
	phoneInOtherRoom: PhoneInOtherRoom,
	sheetAndCalendar: SheetAndCalendar,
	shoesOff: ShoesOff,
	studyDoor: StudyDoor,
	takenOff: TakenOff,
	threeCalendars: ThreeCalendars,
	threeTools: ThreeTools,
	twoCars: TwoCars,
	volumeKnob: VolumeKnob,
	whereTheLineIs: WhereTheLineIs,
	wrongPlates: WrongPlates,
}
