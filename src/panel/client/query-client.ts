import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import type { Announcement } from '#cms/reader/schemas/common.ts'
import { ProofRequired, Refused, SessionEnded } from './api.ts'

declare module '@tanstack/react-query' {
	interface Register {
		queryMeta: {
			/** Shown if the data cannot be read; unset where the place works without them. */
			readonly failure?: Announcement
		}
		mutationMeta: {
			/** Shown if the change fails; unset where the caller shows the failure. */
			readonly failure?: Announcement
		}
	}
}

const retryDelayMs = 500

/**
 * The panel's data. Visible data are read again after each change, and dropped with the session.
 *
 * @param onFailure called once for each failed request, except for a refused change whose caller shows the refusal
 */
export function createQueryClient(
	onFailure: (error: unknown, notice: Announcement | undefined) => void,
): QueryClient {
	const client: QueryClient = new QueryClient({
		queryCache: new QueryCache({
			onError: (error, { meta }) => onFailure(error, meta?.failure),
		}),
		mutationCache: new MutationCache({
			// A refusal may also mean that the data shown are out of date.
			onSettled: (_result, error) => {
				if (!(error instanceof SessionEnded)) void client.invalidateQueries()
			},
			onError: (error, _sent, _result, { meta }) => {
				// If the server refused the request and no announcement is set, the caller says why.
				if (meta?.failure || !(error instanceof Refused)) onFailure(error, meta?.failure)
			},
		}),
		defaultOptions: {
			queries: {
				retry: (failures, error) => failures === 0 && mayPass(error),
				retryDelay: retryDelayMs,
				// The owner has asked for nothing when the window gets the focus, so a refetch must not demand
				// re-authentication.
				refetchOnWindowFocus: false,
				// By default nothing is sent while the browser reports being offline, even to a server on the same machine.
				networkMode: 'always',
			},
			mutations: { networkMode: 'always' },
		},
	})
	return client
}

/** Whether repeating a request may succeed, which it cannot if the server refused it. */
function mayPass(error: Error): boolean {
	return !(
		error instanceof SessionEnded ||
		error instanceof ProofRequired ||
		error instanceof Refused
	)
}
