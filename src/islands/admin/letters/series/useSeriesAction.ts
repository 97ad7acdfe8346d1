import words from '#content/messages/es/panel/series.yaml'
import { useAction } from '#islands/admin/useAction.ts'

/** Runs one change of a part of a series at a time and reports refusals. Reads the series again after a refusal. */
export function useSeriesAction(onChanged?: () => void) {
	const { isBusy, run } = useAction({ onChanged })

	function onRefusal() {
		onChanged?.()
		return false
	}

	return {
		isBusy,
		run: <T>(options: Parameters<typeof run<T>>[0], send: () => Promise<T>) =>
			run({ ...options, refused: words.refused, onRefusal }, send),
	}
}
