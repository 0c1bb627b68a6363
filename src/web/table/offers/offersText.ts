import { typesetFrench, type ByLanguage } from '#kernel';
import { useSettings } from '../../app/settings.ts';

interface OfferText {
  readonly question: string;
  readonly yes: string;
  readonly no: string;
}

/** What is offered once, by the way. */
export type Offer = 'name' | 'sound' | 'notifications';

const en: { readonly [O in Offer]: OfferText } = {
  name: { question: 'What shall we call you?', yes: 'Save', no: 'Not now' },
  sound: { question: 'Quiet sounds for moves and your turn?', yes: 'Yes', no: 'No, thanks' },
  notifications: {
    question: 'Shall the browser call you when it is your turn, while you look at something else?',
    yes: 'Call me',
    no: 'No, thanks',
  },
};

const fr: { readonly [O in Offer]: OfferText } = typesetFrench<{ readonly [O in Offer]: OfferText }>({
  name: { question: 'Comment vous appelez-vous ?', yes: 'Enregistrer', no: 'Plus tard' },
  sound: { question: 'De légers sons pour les coups et votre tour ?', yes: 'Oui', no: 'Non merci' },
  notifications: {
    question: 'Le navigateur doit-il vous appeler quand c’est à vous, pendant que vous regardez ailleurs ?',
    yes: 'M’appeler',
    no: 'Non merci',
  },
});

const TEXTS: ByLanguage<{ readonly [O in Offer]: OfferText }> = { en, fr };

export const useOfferText = (offer: Offer): OfferText => TEXTS[useSettings(({ language }) => language)][offer];
