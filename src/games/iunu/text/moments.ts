// When each kind of move can be made. Few are told, so it is loaded late.
import { typesetFrench, type ByLanguage, type MoveMoments } from '#kernel';
import type { Move } from '../types.ts';

export const moments: ByLanguage<MoveMoments<Move>> = {
  en: {
    reroll: 'A Pharaoh rolls a die again at the start of your turn, before you lay a card.',
    playCitizens: 'You lay citizens at the start of your turn, in the Dynasty phase.',
    useAbility: 'An ability is used right after its citizen is laid.',
    skipAbility: 'An ability is used, or not, right after its citizen is laid.',
    stash: 'A card goes under a Scribe right after the Scribe is laid.',
    consult: 'You look at Afterlife cards right after laying a Priest.',
    keepAfterlife: 'You keep an Afterlife card once a Priest has let you look at some.',
    rob: 'You go for a Farmer right after laying a Soldier.',
    answerTribute: 'Tribute is paid when somebody goes for one of your Farmers.',
    feed: 'You give bread right after laying a Baker.',
    stopBaking: 'You give bread, or stop, right after laying a Baker.',
    place: 'You place cards in the Forum in the Rejuvenation phase, after the Dynasty phase.',
    hireArtisan: 'You pay Artisans in the Rejuvenation phase, while you place cards.',
    take: 'You take cards from the Forum in the Rejuvenation phase, once you have placed yours.',
    endTurn: 'You end your turn after the Rejuvenation phase.',
    setStanding: 'You can change this answer at any time during the game.',
  },
  fr: typesetFrench({
    reroll: 'Un Pharaon relance un dé au début de votre tour, avant toute carte posée.',
    playCitizens: 'On pose des citoyens au début de son tour, en phase Dynastie.',
    useAbility: 'Une capacité s’utilise juste après avoir posé le citoyen.',
    skipAbility: 'On utilise une capacité, ou non, juste après avoir posé le citoyen.',
    stash: 'On glisse une carte sous un Scribe juste après l’avoir posé.',
    consult: 'On regarde des cartes Au-delà juste après avoir posé un Prêtre.',
    keepAfterlife: 'On garde une carte Au-delà quand un Prêtre en a fait regarder.',
    rob: 'On tente de voler un Fermier juste après avoir posé un Soldat.',
    answerTribute: 'On paie un tribut quand quelqu’un veut voler un de vos Fermiers.',
    feed: 'On donne du pain juste après avoir posé un Boulanger.',
    stopBaking: 'On donne du pain, ou l’on s’arrête, juste après avoir posé un Boulanger.',
    place: 'On place des cartes dans le Forum en phase Renouveau, après la phase Dynastie.',
    hireArtisan: 'On paie les Artisans en phase Renouveau, en plaçant ses cartes.',
    take: 'On prend des cartes du Forum en phase Renouveau, après avoir placé les siennes.',
    endTurn: 'On finit son tour après la phase Renouveau.',
    setStanding: 'Cette réponse peut changer à tout moment de la partie.',
  }),
};
