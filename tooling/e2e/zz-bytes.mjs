// prints what each page loads until idle
