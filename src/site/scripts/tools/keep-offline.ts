/**
 * Lets this page open without a connection, by a service worker for its address only. The worker starts after the page
 * has loaded, so that its requests delay nothing.
 */
export function keepOffline(): void {
	// Missing on insecure origins.
	const { serviceWorker }: Partial<Navigator> = navigator
	addEventListener('load', () =>
		serviceWorker
			?.register('/week-worker.js', { scope: location.pathname })
			// Registration fails in private windows and on a full disk.
			.catch(() => null),
	)
}
