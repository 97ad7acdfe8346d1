import words from '#content/messages/es/panel/series.yaml'
import { useAction } from '#islands/admin/useAction.ts'

/** Runs one change of a part of a series at a time and reports refusals. */
export function useSeriesAction() {
	const { isBusy, run } = useAction()
	return {
		isBusy,
		run: <T>(options: Parameters<typeof run<T>>[0], send: () => Promise<T>) =>
			run({ ...options, refused: words.refused }, send),
	}
}
