import words from '#content/messages/es/panel/series.yaml'
import { Refused } from '#islands/admin/api.ts'
import { type ActionProps, useAction } from '#islands/admin/useAction.ts'

/** The dependencies of a part that changes a series. Each has its own queue, so that none waits for another. */
export type SeriesActions = ActionProps

/** Runs one change of a part of a series at a time and reports refusals. Reads the series again after a refusal. */
export function useSeriesAction(panel: SeriesActions) {
	const { isBusy, run } = useAction(panel)

	return {
		isBusy,
		run: <T>(options: Parameters<typeof run<T>>[0], send: () => Promise<T>) => {
			let field: string | undefined
			const sendNoting = async () => {
				try {
					return await send()
				} catch (error) {
					if (error instanceof Refused) field = error.refusal.field
					throw error
				}
			}
			const onRefusal = () => {
				const known = Object.entries(words.refused).find(([name]) => name === field)
				if (known === undefined) return false
				panel.toasts.show(known[1], 'error')
				panel.onChanged()
				return true
			}
			return run({ ...options, onRefusal }, sendNoting)
		},
	}
}
