/**
 * The pages of the app to which this site links. The app is another site.
 *
 * @param app its origin, without a trailing slash
 * @example appUrlsAt('https://app.innervolt.example').login // 'https://app.innervolt.example/login'
 */
export function appUrlsAt(app: string) {
	return { home: `${app}/`, signup: `${app}/signup`, login: `${app}/login` } as const
}

export type AppPage = keyof ReturnType<typeof appUrlsAt>
