import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Updates the data of a query after a save. If the data are being read, they are read again, because the server may
 * have answered before the save: its answer would bring back the former data.
 *
 * @param change returns the data as saved; undefined changes nothing
 */
export function keepSaved<Data>(
	client: QueryClient,
	queryKey: DataTag<QueryKey, Data, Error>,
	change: (data: Data | undefined) => Data | undefined,
): void {
	const isBeingRead = client.isFetching({ queryKey, exact: true }) > 0
	client.setQueryData<Data>(queryKey, change)
	if (isBeingRead) void client.invalidateQueries({ queryKey, exact: true })
}
