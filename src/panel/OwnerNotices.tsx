import { useQuery } from '@tanstack/react-query'
import { ownerNotices } from '#features/notices/messages/owner-notices.ts'
import { resource } from './client/api.ts'
import { LaunchReminder } from './LaunchReminder.tsx'
import { NoticeBanner } from './parts/NoticeBanner.tsx'
import type { PlaceName } from './places.ts'

export const findingsQuery = resource(ownerNotices, '/api/admin/findings')

/**
 * Short enough that an outage of the mail server, which the server detects within eight minutes, is shown within ten.
 */
const refetchInterval = 90_000

export function OwnerNotices({ place }: { place: PlaceName }) {
	const { data } = useQuery({ ...findingsQuery(), refetchInterval })
	if (!data) return null
	return (
		<>
			<NoticeBanner {...data} />
			{place === 'list' && <LaunchReminder points={data.launchPoints} />}
		</>
	)
}
