import type { EnergyProfile } from '#domain/quiz/mbti.ts'

/** The window of each energy profile, from most to least light. */
export type EnergyIcon = 'fullHouse' | 'warmRoom' | 'oneLamp' | 'standby'

export const energyIcons = {
	'Social Dynamo': 'fullHouse',
	'Balanced Energizer': 'warmRoom',
	'Selective Socializer': 'oneLamp',
	'Deep Focus Battery': 'standby',
} as const satisfies Record<EnergyProfile, EnergyIcon>
