import type { EnergyIcon } from '#content/types/quiz.ts'
import type { EnergyProfile } from '#domain/quiz/mbti.ts'

/** Each profile's window, apart from its words: a result is drawn before those are read. */
export const energyIcons = {
	'Social Dynamo': 'fullHouse',
	'Balanced Energizer': 'warmRoom',
	'Selective Socializer': 'oneLamp',
	'Deep Focus Battery': 'standby',
} as const satisfies Record<EnergyProfile, EnergyIcon>
