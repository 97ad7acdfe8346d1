export function afterFirstPaint(run: () => unknown): void {
	new PerformanceObserver((list, observer) => {
		if (list.getEntriesByName('first-contentful-paint').length === 0) return
		observer.disconnect()
		void run()
	}).observe({ type: 'paint', buffered: true })
}
