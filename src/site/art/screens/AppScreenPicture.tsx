import type { AppScreen } from '#cms/reader/schemas/app-screens.ts'
import { CheckInPicture } from './CheckInPicture.tsx'
import { CostPicture } from './CostPicture.tsx'
import { CostsPicture } from './CostsPicture.tsx'
import { WeekPicture } from './WeekPicture.tsx'

export function AppScreenPicture(screen: AppScreen) {
	if (screen.kind === 'checkIn') return <CheckInPicture {...screen} />
	if (screen.kind === 'cost') return <CostPicture {...screen} />
	if (screen.kind === 'costs') return <CostsPicture {...screen} />
	return <WeekPicture {...screen} />
}
