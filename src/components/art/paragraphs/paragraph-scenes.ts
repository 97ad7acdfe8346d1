import type { FC } from 'react'
import type { SceneName } from '#content/types/scene.ts'
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
}
