export type Question = { readonly question: string; readonly answer: string }

export type Faq = { readonly title: string; readonly questions: readonly Question[] }
