import type { SocialCard } from '#content/types/page.ts'

export const card = { picture: 'twoWindows' } as const satisfies Partial<SocialCard>
