import type { FC } from 'react'
import type { SceneName } from '#content/types/scene.ts'
<<<<<<< HEAD
import { AfterTheWedding } from './AfterTheWedding.tsx'
import { BothStudies } from './BothStudies.tsx'
import { CameraOff } from './CameraOff.tsx'
import { CutOut } from './CutOut.tsx'
import { EmptyChair } from './EmptyChair.tsx'
import { EmptyGap } from './EmptyGap.tsx'
import { LastThing } from './LastThing.tsx'
import { LookAtTheDoor } from './LookAtTheDoor.tsx'
import { MovedDinner } from './MovedDinner.tsx'
import { StudyDoor } from './StudyDoor.tsx'
import { TakenOff } from './TakenOff.tsx'
import { ThreeCalendars } from './ThreeCalendars.tsx'
import { ThreeTools } from './ThreeTools.tsx'
import { VolumeKnob } from './VolumeKnob.tsx'
import { WhereTheLineIs } from './WhereTheLineIs.tsx'
import { WrongPlates } from './WrongPlates.tsx'

/** The drawing of each scene, 900 by 330 units, without its own <svg>. */
export const paragraphScenes: Record<SceneName, FC> = {
	afterTheWedding: AfterTheWedding,
	bothStudies: BothStudies,
	cameraOff: CameraOff,
	cutOut: CutOut,
	emptyChair: EmptyChair,
	emptyGap: EmptyGap,
	lastThing: LastThing,
	lookAtTheDoor: LookAtTheDoor,
	movedDinner: MovedDinner,
	studyDoor: StudyDoor,
	takenOff: TakenOff,
	threeCalendars: ThreeCalendars,
	threeTools: ThreeTools,
	volumeKnob: VolumeKnob,
	whereTheLineIs: WhereTheLineIs,
	wrongPlates: WrongPlates,
=======
import { EdgeOfTheRoom } from './EdgeOfTheRoom.tsx'
import { ErrandDay } from './ErrandDay.tsx'
import { FacesOnAScreen } from './FacesOnAScreen.tsx'
import { FirstGuest } from './FirstGuest.tsx'
import { FriendOrRelatives } from './FriendOrRelatives.tsx'
import { LookAtTheDoor } from './LookAtTheDoor.tsx'
import { MorningAfter } from './MorningAfter.tsx'
import { OneMinuteOutside } from './OneMinuteOutside.tsx'
import { PhoneInOtherRoom } from './PhoneInOtherRoom.tsx'
import { SheetAndCalendar } from './SheetAndCalendar.tsx'
import { TwoCars } from './TwoCars.tsx'

/** The drawing of each scene, 900 by 330 units, without its own <svg>. */
export const paragraphScenes: Record<SceneName, FC> = {
	edgeOfTheRoom: EdgeOfTheRoom,
	errandDay: ErrandDay,
	facesOnAScreen: FacesOnAScreen,
	firstGuest: FirstGuest,
	friendOrRelatives: FriendOrRelatives,
	lookAtTheDoor: LookAtTheDoor,
	morningAfter: MorningAfter,
	oneMinuteOutside: OneMinuteOutside,
	phoneInOtherRoom: PhoneInOtherRoom,
	sheetAndCalendar: SheetAndCalendar,
	twoCars: TwoCars,
>>>>>>> faaf47f (Draw scenes for five guides)
}
