import type { ReactNode } from 'react'

/** Where the optional e-mail form stands on a result. Without one there is no empty band either. */
export function LeadFormPlace({ children }: { children: ReactNode }) {
	return children ? <section className="frame section">{children}</section> : null
}
