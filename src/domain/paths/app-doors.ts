/**
 * The ways into the app, which is another site.
 *
 * @param app where it lives, without a slash at the end
 * @example appDoors('https://app.innervolt.example').login // 'https://app.innervolt.example/login'
 */
export function appDoors(app: string) {
	return { home: `${app}/`, signup: `${app}/signup`, login: `${app}/login` } as const
}

/** The name of one of them. */
export type AppDoor = keyof ReturnType<typeof appDoors>
