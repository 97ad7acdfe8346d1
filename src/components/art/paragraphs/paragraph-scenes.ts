import type { FC } from 'react'
import type { SceneName } from '#content/types/scene.ts'
import { LookAtTheDoor } from './LookAtTheDoor.tsx'

/** The drawing of each scene, 900 by 330 units, without its own <svg>. */
export const paragraphScenes: Record<SceneName, FC> = {
	lookAtTheDoor: LookAtTheDoor,
}
