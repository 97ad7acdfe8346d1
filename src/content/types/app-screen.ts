/** A pictogram of a calendar entry, or of company; `#components/art/EventIcon.tsx` draws it. */
export type EventIconName =
	| 'call'
	| 'meeting'
	| 'workshop'
	| 'coffee'
	| 'drinks'
	| 'walk'
	| 'dinner'
	| 'openPlan'
	| 'family'
	| 'errands'
	| 'alone'
	| 'one'
	| 'two'
	| 'many'
	| 'book'
	| 'moon'

/** A drawn screen of the app; `#components/art/screens/AppScreenPicture.tsx` draws it. */
export type AppScreen =
	| ({ readonly kind: 'checkIn' } & CheckInScreen)
	| ({ readonly kind: 'cost' } & CostScreen)
	| ({ readonly kind: 'week' } & WeekScreen)
	| ({ readonly kind: 'costs' } & CostsScreen)

/** A screen with its caption. */
export type AppScreenStep = {
	readonly title: string
	readonly text: string
	readonly screen: AppScreen
}

type ScreenFrame = {
	/** The clock of the phone, `07:10`. */
	readonly time: string
	/** What the screen shows, for those who do not see it. */
	readonly description: string
	/** Only the screen, cut out, without its phone. */
	readonly isCutOut?: boolean
}

export type CheckInScreen = ScreenFrame & {
	readonly level: number
	readonly question: string
	readonly unit: string
	readonly companyQuestion: string
	readonly company: readonly {
		readonly icon: EventIconName
		readonly name: string
		readonly isChosen?: boolean
	}[]
}

export type CostScreen = ScreenFrame & {
	readonly event: string
	readonly when: string
	readonly expected: { readonly label: string; readonly cost: string }
	readonly actual: { readonly label: string; readonly cost: string }
	readonly next: { readonly label: string; readonly cost: string }
	/** The window on the screen: the forecast of the evening and what was left. */
	readonly forecast: number
	readonly level: number
}

export type WeekScreen = ScreenFrame & {
	readonly title: string
	readonly unit: string
	readonly days: readonly {
		readonly name: string
		readonly level: number
		readonly icons: readonly EventIconName[]
		readonly isLowest: boolean
	}[]
	readonly summary: string
}

/** What each kind of event has cost so far. */
export type CostsScreen = ScreenFrame & {
	readonly title: string
	readonly unit: string
	readonly events: readonly {
		readonly icon: EventIconName
		readonly name: string
		/** In points of 100; negative where it gives energy back. */
		readonly cost: number
		/** The cost as it is written, `−19`. */
		readonly label: string
	}[]
	readonly summary: string
}
